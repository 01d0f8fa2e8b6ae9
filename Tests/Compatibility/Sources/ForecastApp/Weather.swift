// SPDX-License-Identifier: MIT

import UIKit

enum Condition: String, Codable, CaseIterable {
  case sunny, cloudy, rainy, snowy

  var symbolName: String {
    switch self {
    case .sunny: return "sun.max.fill"
    case .cloudy: return "cloud.fill"
    case .rainy: return "drop.fill"
    case .snowy: return "snowflake"
    }
  }

  var tint: UIColor {
    switch self {
    case .sunny: return .systemYellow
    case .cloudy: return .systemGray
    case .rainy: return .systemBlue
    case .snowy: return .systemTeal
    }
  }
}

struct Hour: Hashable {
  let hour: Int
  let temperature: Int
  let condition: Condition
}

struct City: Codable, Equatable {
  let name: String
  var temperature: Double
  var condition: Condition
  var isFavorite = false
}

enum Unit: Int {
  case celsius
  case fahrenheit

  func format(_ degrees: Double) -> String {
    switch self {
    case .celsius: return "\(Int(degrees.rounded()))°"
    case .fahrenheit: return "\(Int((degrees * 9 / 5 + 32).rounded()))°"
    }
  }
}

@MainActor
protocol WeatherService {
  func fetchCities(completion: @escaping (Result<[City], WeatherError>) -> Void)
}

enum WeatherError: Error {
  case offline
  case server(code: Int)

  var message: String {
    switch self {
    case .offline: return "You appear to be offline."
    case .server(let code): return "The server answered \(code)."
    }
  }
}

@MainActor
final class MockWeatherService: WeatherService {
  var nextError: WeatherError?

  func fetchCities(completion: @escaping (Result<[City], WeatherError>) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      guard let self = self else { return }
      if let error = self.nextError {
        self.nextError = nil
        completion(.failure(error))
        return
      }
      completion(
        .success([
          City(name: "Lisbon", temperature: 24, condition: .sunny),
          City(name: "Oslo", temperature: -3.4, condition: .snowy),
          City(name: "London", temperature: 11.6, condition: .rainy),
          City(name: "Prague", temperature: 8, condition: .cloudy),
        ]))
    }
  }
}

/// The contents of the city list, independent of views.
@MainActor
final class CityListViewModel {
  enum State {
    case idle
    case loading
    case loaded([City])
    case failed(WeatherError)
  }

  private(set) var state: State = .idle {
    didSet { onChange?(state) }
  }
  var onChange: ((State) -> Void)?
  var unit = Unit.celsius {
    didSet { onChange?(state) }
  }

  private let service: WeatherService

  init(service: WeatherService) {
    self.service = service
  }

  var cities: [City] {
    if case .loaded(let cities) = state { return cities }
    return []
  }

  func load() {
    state = .loading
    service.fetchCities { [weak self] result in
      switch result {
      case .success(let cities): self?.state = .loaded(cities.sorted { $0.temperature > $1.temperature })
      case .failure(let error): self?.state = .failed(error)
      }
    }
  }

  func toggleFavorite(at index: Int) {
    guard case .loaded(var cities) = state, cities.indices.contains(index) else { return }
    cities[index].isFavorite.toggle()
    state = .loaded(cities)
  }

  func hours(for city: City) -> [Hour] {
    (0..<12).map { offset in
      Hour(
        hour: (9 + offset) % 24, temperature: Int(city.temperature) - abs(offset - 5),
        condition: Condition.allCases[(offset / 3) % Condition.allCases.count])
    }
  }
}
