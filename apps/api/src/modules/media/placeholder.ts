/** Stands in for a picture that cannot be had: a quiet arch, in colours that suit light and dark. */
export const placeholder = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">' +
    '<rect width="320" height="320" fill="#ece7df"/>' +
    '<path d="M112 216v-56a48 48 0 0 1 96 0v56z" fill="none" stroke="#b9b0a3" stroke-width="6" stroke-linejoin="round"/>' +
    '<path d="M96 216h128" stroke="#b9b0a3" stroke-width="6" stroke-linecap="round"/>' +
    '</svg>',
)
