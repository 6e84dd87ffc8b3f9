import encodeQR from 'qr'

/** The cells of a text's QR code, true where it is dark, without the light border: the paper has one. */
export const qrCode = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map(row => row.slice(1, -1))
