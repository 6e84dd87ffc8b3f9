/** Entry: the market object, count and add. Loads `parts` when the page has a header, cart or drawer. */
export {}
