extension SyntheticSources {
  /// A view controller of UIKit that makes a row for each of its neighbor's texts, bar items and an alert.
  func controller(_ number: Int) -> String {
    let count = rows[number / 8 % rows.count]
    let parts = (0..<count).map { self.parts(of: $0, in: number) }
    return """
      import UIKit

      final class Controller\(number): UIViewController {
        private let model = Model\(number + 1)()
      \(parts.map(\.property).joined(separator: "\n"))

        override func viewDidLoad() {
          super.viewDidLoad()
          title = Model\(number + 1).title0
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "plus"), style: .plain, target: self, action: #selector(add))
          navigationItem.rightBarButtonItem?.accessibilityLabel = NSLocalizedString("part\(number).add", comment: "Adds an item")
      \(parts.map(\.setUp).joined(separator: "\n"))
        }

        @objc private func add() {
          let alert = UIAlertController(title: Model\(number + 1).title1, message: nil, preferredStyle: .actionSheet)
          alert.addAction(UIAlertAction(title: Model\(number + 1).title2, style: .default) { [model] _ in model.select(0) })
          alert.addAction(UIAlertAction(title: Model\(number + 1).title3, style: .cancel))
          present(alert, animated: true)
        }

        @objc private func select(_ sender: UIButton) {
          model.select(sender.tag)
          sender.isSelected = model.isOn(sender.tag)
        }
      }

      """
  }

  /// What a row is in a view controller: its properties, and what puts them into the view.
  private func parts(of index: Int, in number: Int) -> (property: String, setUp: String) {
    let property = """
        private let label\(index): UILabel = {
          let label = UILabel()
          label.font = .preferredFont(forTextStyle: .headline)
          label.adjustsFontForContentSizeCategory = true
          label.numberOfLines = 0
          return label
        }()
        private lazy var button\(index): UIButton = {
          let button = UIButton(type: .system)
          button.setTitle("Item \(index)", for: .normal)
          button.setImage(UIImage(systemName: "circle"), for: .normal)
          button.addTarget(self, action: #selector(select(_:)), for: .touchUpInside)
          return button
        }()
      """
    let above = index == 0 ? "view.safeAreaLayoutGuide.topAnchor" : "label\(index - 1).bottomAnchor"
    let setUp = """
          label\(index).text = Model\(number + 1).title\(index % 12)
          button\(index).tag = \(index)
          button\(index).accessibilityHint = "Opens item \(index)"
          for row in [label\(index), button\(index)] {
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
          }
          NSLayoutConstraint.activate([
            label\(index).topAnchor.constraint(equalTo: \(above), constant: 12),
            label\(index).leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            button\(index).leadingAnchor.constraint(equalTo: label\(index).trailingAnchor, constant: 8),
            button\(index).trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            button\(index).centerYAnchor.constraint(equalTo: label\(index).centerYAnchor),
          ])
      """
    return (property, setUp)
  }
}
