import { posix } from 'node:path'
import ts from 'typescript'

/** A file of the API. */
export interface Source {
  /** Path from the root of the workspace. */
  file: string
  text: string
}

export interface Table {
  name: string
  /** Name of the constant that declares it; null for a table that only a migration declares. */
  constant: string | null
  file: string
}

export interface Write {
  file: string
  line: number
  /** Null if the statement does not name its table in the source. */
  table: string | null
}

/** Helpers of the platform that write a table: position of the argument that names it. */
const HELPERS: Record<string, number> = { insertRows: 1, insertTogether: 1, sweep: 1 }
const NAME = String.raw`(?:public\.)?"?([a-z_][a-z0-9_]*|\0\d+)"?`
const STATEMENTS = [
  String.raw`\binsert\s+into\s+${NAME}`,
  String.raw`\bupdate\s+(?:only\s+)?(?!set\b)${NAME}(?:\s+(?:as\s+)?[a-z_]\w*)?\s+set\b`,
  String.raw`\bdelete\s+from\s+(?:only\s+)?${NAME}`,
  String.raw`\bmerge\s+into\s+(?:only\s+)?${NAME}`,
  String.raw`\btruncate\s+(?:table\s+)?(?:only\s+)?${NAME}`,
  String.raw`\bcopy\s+${NAME}(?:\s*\([^)]*\))?\s+from\b`,
].map(pattern => new RegExp(pattern, 'gi'))

const parse = ({ file, text }: Source) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/** Tables that a schema declares with `pgTable`. */
export function tablesIn(source: Source): Table[] {
  return parse(source).statements.flatMap(statement =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(({ name, initializer }) => {
          if (!initializer || !ts.isCallExpression(initializer) || !ts.isIdentifier(name)) return []
          const [table] = initializer.arguments
          return initializer.expression.getText() === 'pgTable' && table && ts.isStringLiteral(table)
            ? [{ name: table.text, constant: name.text, file: source.file }]
            : []
        })
      : [],
  )
}

/** Statements of a file that write a table: SQL in strings and templates, Drizzle’s builders, and our helpers for many rows. */
export function writesIn(source: Source, tables: readonly Table[]): Write[] {
  const tree = parse(source)
  const known = new Set(tables.map(({ name }) => name))
  const constants = importedTables(tree, tables)
  const found: Write[] = []
  const add = (node: ts.Node, table: string | null) =>
    found.push({
      file: source.file,
      line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      table,
    })

  const visit = (node: ts.Node): void => {
    const { text, values } = sqlOf(node)
    for (const name of text ? tablesWrittenBy(text) : []) {
      if (!name.startsWith('\0')) {
        if (known.has(name)) add(node, name)
        continue
      }
      const value = values[Number(name.slice(1))]!
      add(node, constants.get(value.getText()) ?? null)
    }
    if (ts.isCallExpression(node)) for (const table of tablesOfCall(node, constants)) add(node, table)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Names of tables that SQL writes, in the order of the statements’ kinds; a value of a template is `\0` and its index. */
export const tablesWrittenBy = (sql: string): string[] =>
  STATEMENTS.flatMap(pattern => [...sql.matchAll(pattern)].map(([, name]) => name!.toLowerCase()))

function sqlOf(node: ts.Node): { text: string; values: ts.Expression[] } {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return { text: node.text, values: [] }
  if (!ts.isTemplateExpression(node)) return { text: '', values: [] }
  const values = node.templateSpans.map(({ expression }) => expression)
  const text = node.templateSpans.map(({ literal }, at) => `\0${at}${literal.text}`).join('')
  return { text: node.head.text + text, values }
}

/** Tables by the names under which a file imports them from a schema, or declares them. */
function importedTables(tree: ts.SourceFile, tables: readonly Table[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const { name, constant, file } of tables)
    if (constant && file === tree.fileName) names.set(constant, name)
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const target = posix.join(posix.dirname(tree.fileName), statement.moduleSpecifier.text)
    const bindings = statement.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) continue
    for (const { name, propertyName } of bindings.elements) {
      const constant = (propertyName ?? name).text
      const table = tables.find(each => each.file === target && each.constant === constant)
      if (table) names.set(name.text, table.name)
    }
  }
  return names
}

function tablesOfCall(call: ts.CallExpression, constants: ReadonlyMap<string, string>): (string | null)[] {
  const callee = call.expression
  const [first] = call.arguments
  if (ts.isPropertyAccessExpression(callee) && ['insert', 'update', 'delete'].includes(callee.name.text)) {
    const table = first && constants.get(first.getText())
    return table ? [table] : []
  }
  const at = ts.isIdentifier(callee) ? HELPERS[callee.text] : undefined
  const argument = at === undefined ? undefined : call.arguments[at]
  if (!argument) return []
  if (ts.isStringLiteral(argument)) return [argument.text]
  if (!ts.isObjectLiteralExpression(argument)) return [constants.get(argument.getText()) ?? null]
  return argument.properties.map(property =>
    property.name && ts.isIdentifier(property.name) ? property.name.text : null,
  )
}
