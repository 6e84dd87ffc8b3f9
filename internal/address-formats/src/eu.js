/**
 * Member states of the European Union, ISO 3166-1 alpha-2. Places that share its taxes or its customs border without
 * being a state, such as Monaco, aren't among them.
 *
 * @type {ReadonlySet<string>}
 */
export const EU_STATES = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
