/**
 * Output of a screen reader from the start to the end of a component, by the component's name. A test reads each in
 * Chromium; the docs pages show them.
 */
export const transcripts = {
  CartLine: [
    'checkbox, Select Cove mug, checked',
    'link, Cove mug',
    '$56.00',
    '$28.00 each',
    'button, Decrease quantity of Cove mug',
    'spinbutton, Quantity of Cove mug, min value 1, 2',
    'button, Increase quantity of Cove mug',
    'button, Save for later: Cove mug',
    'Save for later',
    'end of button, Save for later: Cove mug',
    'button, Remove Cove mug',
  ],
  AccountMenu: [
    'menu, Account, mara, orientated vertically',
    'mara',
    'mara@stoa.example',
    'menuitem, Account, position 1, set size 4',
    'Account',
    'end of menuitem, Account, position 1, set size 4',
    'menuitem, Order History, position 2, set size 4',
    'Order History',
    'end of menuitem, Order History, position 2, set size 4',
    'menuitem, Seller Channel, position 3, set size 4',
    'Seller Channel',
    'end of menuitem, Seller Channel, position 3, set size 4',
    'Theme',
    'group, Theme',
    'menuitemradio, Light, not checked, position 1, set size 3',
    'menuitemradio, Dark, not checked, position 2, set size 3',
    'menuitemradio, System, checked, position 3, set size 3',
    'end of group, Theme',
    'menuitem, Log Out, position 4, set size 4',
    'Log Out',
    'end of menuitem, Log Out, position 4, set size 4',
    'end of menu, Account, mara, orientated vertically',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
