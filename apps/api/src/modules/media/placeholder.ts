/**
 * Placeholder for a picture that is unavailable: hills and a sun in a translucent gray, which suits every brand and theme. It
 * stretches to any shape, so that nothing is cut off in a square, a wide banner or an arch.
 */
export const placeholder = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" preserveAspectRatio="none">' +
    '<rect width="100%" height="100%" fill="#808080" fill-opacity=".12"/>' +
    '<svg x="37%" y="37%" width="26%" height="26%" viewBox="0 0 24 24" fill="#808080" fill-opacity=".5">' +
    '<path d="M2 20 9.5 9l5 7 2-2.5L22 20Z"/><circle cx="17" cy="6.5" r="2.5"/>' +
    '</svg></svg>',
)
