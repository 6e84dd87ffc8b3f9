/**
 * Placeholder for a picture that is unavailable: a plain arch in colors that suit light and dark themes. It stretches
 * to any shape, so that nothing is cut off in a square, a wide banner or an arch.
 */
export const placeholder = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" preserveAspectRatio="none">' +
    '<rect width="100%" height="100%" fill="#ece7df"/>' +
    '<svg x="30%" y="30%" width="40%" height="40%" viewBox="92 108 136 112" fill="none" stroke="#b9b0a3" stroke-width="6">' +
    '<path d="M112 216v-56a48 48 0 0 1 96 0v56z" stroke-linejoin="round"/>' +
    '<path d="M96 216h128" stroke-linecap="round"/>' +
    '</svg></svg>',
)
