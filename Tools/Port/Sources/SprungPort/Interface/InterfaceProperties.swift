// SPDX-License-Identifier: MIT

/// Maps attributes of Interface Builder elements to properties.
enum InterfaceProperties {
  enum Kind {
    case flag, number, name, text
  }

  struct Row {
    let attribute: String
    let property: String
    let kind: Kind
  }

  /// Parses a list of attributes, each followed by a property name if it differs. `kind` is the type of their values.
  private static func rows(_ kind: Kind, _ names: String) -> [Row] {
    names.split(separator: ",").map { pair in
      let words = pair.split(separator: " ").map(String.init)
      return Row(attribute: words[0], property: words.count > 1 ? words[1] : words[0], kind: kind)
    }
  }

  private static let view =
    rows(
      .flag,
      "hidden isHidden,clipsSubviews clipsToBounds,userInteractionEnabled isUserInteractionEnabled,multipleTouchEnabled isMultipleTouchEnabled,translatesAutoresizingMaskIntoConstraints,preservesSuperviewLayoutMargins,insetsLayoutMarginsFromSafeArea"
    ) + rows(.number, "alpha,tag") + rows(.name, "contentMode")

  private static let control =
    rows(.flag, "enabled isEnabled,selected isSelected,highlighted isHighlighted")
    + rows(.name, "contentHorizontalAlignment,contentVerticalAlignment")

  private static let scroll =
    rows(
      .flag,
      "alwaysBounceVertical,alwaysBounceHorizontal,pagingEnabled isPagingEnabled,showsVerticalScrollIndicator,showsHorizontalScrollIndicator,bounces,scrollEnabled isScrollEnabled,delaysContentTouches,canCancelContentTouches,directionalLockEnabled isDirectionalLockEnabled,bouncesZoom"
    ) + rows(.number, "minimumZoomScale,maximumZoomScale")
    + rows(.name, "keyboardDismissMode,contentInsetAdjustmentBehavior")

  private static let own: [String: [Row]] = [
    "label": rows(.text, "text") + rows(.number, "numberOfLines,minimumScaleFactor")
      + rows(.name, "textAlignment,lineBreakMode")
      + rows(
        .flag, "adjustsFontSizeToFit adjustsFontSizeToFitWidth,adjustsFontForContentSizeCategory,enabled isEnabled"),
    "textField": control + rows(.text, "text,placeholder") + rows(.name, "textAlignment,borderStyle,clearButtonMode")
      + rows(.flag, "adjustsFontForContentSizeCategory") + rows(.number, "minimumFontSize"),
    "textView": scroll + rows(.text, "text") + rows(.name, "textAlignment")
      + rows(.flag, "editable isEditable,selectable isSelectable,adjustsFontForContentSizeCategory"),
    "button": control, "switch": control + rows(.flag, "on isOn"),
    "slider": control + rows(.number, "minValue minimumValue,maxValue maximumValue,value")
      + rows(.flag, "continuous isContinuous"),
    "stepper": control + rows(.number, "minimumValue,maximumValue,stepValue,value")
      + rows(.flag, "continuous isContinuous,autorepeat,wraps"),
    "segmentedControl": control + rows(.number, "selectedSegmentIndex"),
    "pageControl": control + rows(.number, "numberOfPages,currentPage") + rows(.flag, "hidesForSinglePage"),
    "datePicker": control + rows(.number, "minuteInterval"), "pickerView": [],
    "progressView": rows(.number, "progress"),
    "activityIndicatorView": rows(.flag, "hidesWhenStopped"),
    "searchBar": rows(.text, "text,placeholder,prompt") + rows(.flag, "showsCancelButton,showsScopeBar")
      + rows(.name, "searchBarStyle"),
    "stackView": rows(.name, "axis,distribution,alignment") + rows(.number, "spacing")
      + rows(.flag, "layoutMarginsRelativeArrangement isLayoutMarginsRelativeArrangement"),
    "scrollView": scroll,
    "collectionView": scroll + rows(.flag, "allowsSelection,allowsMultipleSelection"),
    "tableView": scroll + rows(.flag, "allowsSelection,allowsMultipleSelection,allowsSelectionDuringEditing")
      + rows(.number, "rowHeight,estimatedRowHeight,sectionHeaderHeight,sectionFooterHeight")
      + rows(.name, "separatorStyle"),
    "tableViewCell": rows(.name, "selectionStyle,accessoryType") + rows(.number, "indentationLevel,indentationWidth"),
  ]

  private static let cases: [String: [String: String]] = [
    "lineBreakMode": [
      "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
      "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
      "middleTruncation": "byTruncatingMiddle",
    ],
    "separatorStyle": ["default": "singleLine"],
  ]

  /// Returns the property assignments for an element's attributes.
  static func assignments(_ element: InterfaceElement) -> [(property: String, value: String)] {
    let rows = view + (own[element.name] ?? [])
    return rows.compactMap { row in
      if row.kind == .text { return element.string(row.attribute).map { (row.property, InterfaceValue.text($0)) } }
      guard let value = element[row.attribute] else { return nil }
      switch row.kind {
      case .flag: return (row.property, InterfaceValue.flag(value))
      case .name: return (row.property, "." + (cases[row.attribute]?[value] ?? value))
      default:
        let isAutomatic = element.name == "tableView" && Double(value).map { $0 < 0 } ?? false
        return (row.property, isAutomatic ? "UITableView.automaticDimension" : value)
      }
    }
  }

  /// Returns the assignments of an element's text input traits.
  static func traits(_ element: InterfaceElement) -> [(property: String, value: String)] {
    let names = [
      "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType", "spellCheckingType",
      "keyboardAppearance",
    ]
    var result = names.compactMap { name in element[name].map { (name, "." + $0) } }
    if let secure = element["secureTextEntry"] { result.append(("isSecureTextEntry", InterfaceValue.flag(secure))) }
    return result.map { (property: $0.0, value: $0.1) }
  }

  /// The UIKit classes that elements represent.
  static let classes: [String: String] = [
    "view": "UIView", "containerView": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView",
    "textField": "UITextField", "textView": "UITextView", "switch": "UISwitch", "slider": "UISlider",
    "stepper": "UIStepper", "pickerView": "UIPickerView", "datePicker": "UIDatePicker",
    "segmentedControl": "UISegmentedControl", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "pageControl": "UIPageControl", "searchBar": "UISearchBar",
    "scrollView": "UIScrollView", "stackView": "UIStackView",
    "tableView": "UITableView", "collectionView": "UICollectionView", "toolbar": "UIToolbar",
    "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "visualEffectView": "UIVisualEffectView",
    "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView", "tableViewCellContentView": "UIView",
    "collectionViewCellContentView": "UIView",
    "viewController": "UIViewController", "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "barButtonItem": "UIBarButtonItem", "navigationItem": "UINavigationItem", "tabBarItem": "UITabBarItem",
    "tapGestureRecognizer": "UITapGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer", "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer", "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout", "collectionViewLayout": "UICollectionViewLayout",
  ]

  /// Returns the delegate protocol that an outlet of a UIKit view requires.
  static func delegateProtocol(_ element: String, _ property: String) -> String? {
    switch (element, property) {
    case ("tableView", "dataSource"): "UITableViewDataSource"
    case ("collectionView", "dataSource"): "UICollectionViewDataSource"
    case ("pickerView", "dataSource"): "UIPickerViewDataSource"
    case ("tableView", "delegate"): "UITableViewDelegate"
    case ("collectionView", "delegate"): "UICollectionViewDelegate"
    case ("pickerView", "delegate"): "UIPickerViewDelegate"
    case ("textField", "delegate"): "UITextFieldDelegate"
    case ("textView", "delegate"): "UITextViewDelegate"
    case ("scrollView", "delegate"): "UIScrollViewDelegate"
    case ("searchBar", "delegate"): "UISearchBarDelegate"
    case ("tabBar", "delegate"): "UITabBarDelegate"
    case (let name, "delegate") where name.hasSuffix("GestureRecognizer"): "UIGestureRecognizerDelegate"
    case ("navigationController", "delegate"): "UINavigationControllerDelegate"
    case ("tabBarController", "delegate"): "UITabBarControllerDelegate"
    case ("splitViewController", "delegate"): "UISplitViewControllerDelegate"
    default: nil
    }
  }
}
