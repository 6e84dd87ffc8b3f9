import encodeQR from 'qr'

/** Returns the cells of a text's QR code, true for dark ones, without the light border, which the paper provides. */
export const qrCode = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map(row => row.slice(1, -1))
