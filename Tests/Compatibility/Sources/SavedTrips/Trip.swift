// SPDX-License-Identifier: MIT

import Foundation

enum Transport: String, Codable, CaseIterable {
  case train, bike
  case boat = "ferry"
}

struct Stop: Codable, Equatable {
  let name: String
  var nights = 1
  var isBooked: Bool?
}

struct Trip: Codable, Equatable {
  let id: UUID
  var title: String
  var price: Double
  var transport: Transport
  var stops: [Stop]
  var costs: [String: Int]
  var notes: String?
  var begins: Date

  var length: Int { stops.reduce(0) { $0 + $1.nights } }

  enum CodingKeys: String, CodingKey {
    case id, title, price, transport, stops, costs, notes
    case begins = "start_date"
  }
}

enum StoreError: Error, Equatable {
  case empty
  case tooMany(Int)
}

/// Stores trips in the user defaults.
final class TripStore {
  private let defaults: UserDefaults
  private let key: String

  init(defaults: UserDefaults = .standard, key: String = "trips") {
    self.defaults = defaults
    self.key = key
  }

  func save(_ trips: [Trip]) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    defaults.set(try encoder.encode(trips), forKey: key)
  }

  var trips: [Trip] {
    guard let data = defaults.data(forKey: key) else { return [] }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return (try? decoder.decode([Trip].self, from: data)) ?? []
  }

  func checked(_ limit: Int) throws -> [Trip] {
    if trips.isEmpty { throw StoreError.empty }
    if trips.count > limit { throw StoreError.tooMany(trips.count) }
    return trips
  }

  func titles(_ limit: Int) throws -> String { try checked(limit).map { $0.title }.joined(separator: ", ") }

  func clear() { defaults.removeObject(forKey: key) }
}

/// A value that implements Codable by hand.
struct Temperature: Codable, Equatable {
  var celsius: Double

  enum Keys: CodingKey { case degrees, unit }

  init(celsius: Double) { self.celsius = celsius }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    let degrees = try values.decode(Double.self, forKey: .degrees)
    let unit = try values.decodeIfPresent(String.self, forKey: .unit) ?? "C"
    guard unit == "C" || unit == "F" else {
      throw DecodingError.dataCorruptedError(forKey: .unit, in: values, debugDescription: "an unknown unit")
    }
    celsius = unit == "C" ? degrees : (degrees - 32) / 1.8
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(celsius, forKey: .degrees)
    try values.encode("C", forKey: .unit)
  }
}

func encoded<Value: Encodable>(_ value: Value) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(value) else { return "?" }
  return String(decoding: data, as: UTF8.self)
}

func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
  try? JSONDecoder().decode(type, from: Data(text.utf8))
}

/// Returns the name of the first key that is missing in JSON text.
func missingKey(_ text: String) -> String {
  do {
    _ = try JSONDecoder().decode(Stop.self, from: Data(text.utf8))
    return "nothing"
  } catch DecodingError.keyNotFound(let key, _) {
    return key.stringValue
  } catch {
    return "another error"
  }
}
