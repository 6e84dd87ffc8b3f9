/** Rules of postal addresses. Each takes the format of the address’s country, from `./all` or `./load`. */
export { fieldsOf } from './format.js'
export { addressLines, countryName, regionText } from './print.js'
export { addressProblems, missingMessage, normalized, regionCode } from './problems.js'
