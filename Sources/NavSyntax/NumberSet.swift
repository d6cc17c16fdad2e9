/// Numbers that have been seen, where there are many of them and each can be found at once.
///
/// They are spread by their own bits: who chooses them can make it slow, so they come from names by a hash, or are
/// numbered from 0 on.
package struct NumberSet {
    /// 0: nothing.
    private var slots: [UInt64]

    /// - Parameter count: How many there are at most.
    package init(for count: Int) {
        var size = 64
        while size < count * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
    }

    /// Adds a number other than 0; false where it is there already.
    package mutating func insert(_ number: UInt64) -> Bool {
        // By the golden ratio, so that neighbours lie apart.
        var slot = Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
        while slots[slot] != 0 {
            if slots[slot] == number { return false }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = number
        return true
    }
}
