/** Entry of pages on the marketplace's own origin, where a session may be stored. */
export {}
