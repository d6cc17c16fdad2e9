/// An element of an XML document.
struct XMLElement {
    var name: String
    var attributes: [XMLAttribute] = []
    /// The elements and the text in it, in order.
    var contents: [XMLContent] = []
    /// The comments before it, after the element before.
    var comments: [String] = []
    /// The comments in it after its last element.
    var lastComments: [String] = []
    /// Where it begins in its file, in bytes.
    var offset: Int

    init(_ name: String, at offset: Int) {
        self.name = name
        self.offset = offset
    }

    /// The elements in it, without those in these.
    var elements: [XMLElement] { contents.compactMap { if case .element(let element) = $0 { element } else { nil } } }

    /// The value of an attribute; nil if it is absent.
    subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// A part of an element.
enum XMLContent {
    case element(XMLElement)
    case text(String)
}

/// An attribute, with its name as it is written: `android:id`.
struct XMLAttribute {
    var name: String
    var value: String
}
