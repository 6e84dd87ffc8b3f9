/** Part of a CycloneDX bill of materials that we read. */
export interface BillOfMaterials {
  components: {
    name: string
    version: string
    purl?: string
    licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
    externalReferences?: { type: string; hashes?: { alg: string; content: string }[] }[]
  }[]
}

export interface LicenseRules {
  allowed: readonly string[]
  /** Licenses of exceptions by the name of the component, as in its manifest; empty if that has none. */
  exceptions: Readonly<Record<string, string>>
}

/** Returns the problems with the licenses of a bill, a line each. An empty bill is a problem too. */
export function findLicenseProblems(
  { components }: BillOfMaterials,
  { allowed, exceptions }: LicenseRules,
): string[] {
  if (components.length === 0) return ['the bill of materials is empty']
  return components.flatMap(({ name, version, licenses = [] }) => {
    const stated = licenses
      .map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
      .join(' AND ')
    if (exceptions[name] === stated || isAllowed(stated, allowed)) return []
    return [`${name} ${version}: ${stated ? `its licence ${stated} is not allowed` : 'it names no licence'}`]
  })
}

/** `(MIT OR CC0-1.0)`: one choice is enough; `MIT AND ISC`: both count. Deeper expressions are refused and looked at. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(plain)) return false
  return plain
    .split(/ OR /)
    .some(choice => choice.split(/ AND /).every(license => allowed.includes(license.trim())))
}
