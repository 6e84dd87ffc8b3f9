/** What the marketplace takes below these categories, in hundredths of a percent; elsewhere what is set for all. */
export const commissionRates: Readonly<Record<string, number>> = {
  audio: 600,
  jewellery: 1_200,
  'kitchen/mugs-and-cups': 950,
}
