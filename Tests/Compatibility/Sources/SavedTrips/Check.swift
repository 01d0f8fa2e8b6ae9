// SPDX-License-Identifier: MIT

import CompatibilitySupport
import Foundation
import UIKit

@MainActor public func check(_ check: Check) {
  let store = TripStore(key: "compatibility-trips")
  store.clear()
  check.expect(store.trips.isEmpty, "nothing saved")
  let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") ?? UUID()
  let trip = Trip(
    id: id, title: "Around \"the\" lake\n", price: 12.5, transport: .boat,
    stops: [Stop(name: "A", nights: 2), Stop(name: "Ö", isBooked: true)], costs: ["food": 30, "bed": 4], notes: nil,
    begins: Date(timeIntervalSince1970: 1_700_000_000))
  do { try store.save([trip, trip]) } catch { check.expect(false, "saved") }
  check.expect(store.trips == [trip, trip], "saved and read")
  check.expect(store.trips.first?.length == 3, "the length")
  check.expect((try? store.titles(5)) == trip.title + ", " + trip.title, "all titles")
  do {
    _ = try store.titles(1)
    check.expect(false, "too many")
  } catch { check.expect(error as? StoreError == .tooMany(2), "too many") }
  store.clear()
  do {
    _ = try store.checked(1)
    check.expect(false, "none")
  } catch let error as StoreError {
    check.expect(error == .empty, "none")
  } catch { check.expect(false, "another error") }

  check.expect(
    encoded(Stop(name: "B/C", isBooked: false)) == "{\"isBooked\":false,\"name\":\"B/C\",\"nights\":1}", "a stop")
  check.expect(encoded([Transport.train, .boat]) == "[\"train\",\"ferry\"]", "transports")
  check.expect(encoded(["b": [1, 2], "a": []]) == "{\"a\":[],\"b\":[1,2]}", "lists by name")
  check.expect(encoded(Temperature(celsius: 21.5)) == "{\"degrees\":21.5,\"unit\":\"C\"}", "a temperature")
  check.expect(decoded(Temperature.self, "{\"degrees\": 50, \"unit\": \"F\"}")?.celsius ?? 0, is: 10, "degrees")
  check.expect(decoded(Temperature.self, "{\"degrees\": 50, \"unit\": \"K\"}") == nil, "an unknown unit")
  check.expect(
    decoded([Stop].self, "[{\"name\":\"\\u00e9\",\"nights\":3,\"more\":null}]") == [Stop(name: "é", nights: 3)], "read")
  check.expect(decoded(Stop.self, "{\"name\":3,\"nights\":1}") == nil, "another type")
  check.expect(decoded(Transport.self, "\"car\"") == nil, "an unknown case")
  check.expect(decoded([Double?].self, "[1e3,null,-0.25]") == [1000, nil, -0.25], "numbers")
  check.expect(missingKey("{\"name\":\"a\"}") == "nights" && missingKey("[]") == "another error", "errors")

  let label = ThemedLabel()
  let box = ThemedBox()
  check.expect(paintThemed([label, box, UIView(), UILabel()], .red) == 2, "painted views")
  check.expect(label.textColor == .red && box.backgroundColor == .red, "colors")
  check.expect(
    controllerTitle(of: TripController()) == "untitled" && controllerTitle(of: UIViewController()) == "none", "titles")
  check.expect(hearsTables(TripController()) && hearsTables(UITableViewController()), "delegates of tables")
  check.expect(!hearsTables(UIViewController()), "no delegate of tables")
  check.expect(forecast(.rainy(3), .boat) == "rainy(3) by boat", forecast(.rainy(3), .boat))
  check.expect(forecast(.sunny, .bike) == "sunny by bike", "cases")
  check.expect(
    formattedAmounts([1234.567, 0.5, -2]) == [
      "1,234.57", "$1,234.57", "123,457%", "0.5", "$0.50", "50%", "-2", "-$2.00", "-200%",
    ], "\(formattedAmounts([1234.567, 0.5, -2]).joined(separator: " "))")
}
