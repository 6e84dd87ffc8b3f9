import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

export interface PublicProp {
  /** The folder that owns the file, such as `primitives/menu`. */
  folder: string
  /** The interface or the component that has it. */
  owner: string
  name: string
  /** File below the package and line. */
  at: string
  /** Its docstring in one line; empty without one. */
  sentence: string
  /** Its type as it is written, in one line. */
  type: string
}

/** A package with components: its folder, and the files of the entries that have them. */
export interface ComponentPackage {
  root: string
  entries: readonly string[]
}

/** A type that a public entry hands out, and the file in which its names are to be looked up. */
interface Declared {
  name: string
  node: ts.Node
  file: string
}

const sources = new Map<string, ts.SourceFile>()

function source(file: string): ts.SourceFile {
  const known = sources.get(file)
  if (known) return known
  const read = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  sources.set(file, read)
  return read
}

/** Lists the exports of component entries, types included. */
const declared = ({ root, entries }: ComponentPackage) =>
  entries.flatMap(file => exported(join(root, file), source))

/** Every component that a host can import, with its docstring in one line; empty without one. */
export const publicComponents = (
  from: ComponentPackage,
): readonly Pick<PublicProp, 'name' | 'at' | 'sentence'>[] =>
  declared(from)
    .filter(
      ({ name, node }) =>
        /^[A-Z][a-z]/.test(name) && (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)),
    )
    .map(({ name, node, file }) => ({ name, at: relative(from.root, file), sentence: sentenceOf(node) }))

/**
 * Lists every field that a host can write or read. These are the fields of exported types, of the components' props,
 * and of all types that these name. Reads syntax only, which takes a tenth of the time of checked types. Fields of a
 * type written out inside another field belong to that field's sentence.
 */
export function publicProps(from: ComponentPackage): PublicProp[] {
  const found: PublicProp[] = []
  const seen = new Set<ts.Node>()

  for (const one of declared(from)) visit(one)
  return found

  function visit({ name, node, file }: Declared) {
    if (seen.has(node)) return
    seen.add(node)
    if (ts.isInterfaceDeclaration(node)) {
      for (const clause of node.heritageClauses ?? [])
        for (const type of clause.types) {
          if (ts.isIdentifier(type.expression)) follow(type.expression.text, file)
          for (const argument of type.typeArguments ?? []) walk(argument, name, file)
        }
      members(node.members, name, file)
    } else if (ts.isTypeAliasDeclaration(node)) {
      walk(node.type, name, file)
    } else if (/^[A-Z]/.test(name)) {
      for (const type of taken(node)) walk(type, name, file)
    }
  }

  function walk(type: ts.TypeNode, owner: string, file: string) {
    if (ts.isTypeLiteralNode(type)) return members(type.members, owner, file)
    if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)) follow(type.typeName.text, file)
    ts.forEachChild(type, child => {
      if (ts.isTypeNode(child)) walk(child, owner, file)
    })
  }

  function members(list: ts.NodeArray<ts.TypeElement>, owner: string, file: string) {
    for (const member of list) {
      if (!member.name || !(ts.isPropertySignature(member) || ts.isMethodSignature(member))) continue
      const name = member.name.getText()
      const isNever = ts.isPropertySignature(member) && isNothing(member.type)
      if (!isNever) {
        const { line } = source(file).getLineAndCharacterOfPosition(member.getStart())
        found.push({
          folder: relative(join(from.root, 'src'), dirname(file)),
          owner,
          name,
          at: `${relative(from.root, file)}:${line + 1}`,
          sentence: sentenceOf(member),
          type: (ts.isPropertySignature(member) && member.type?.getText().replaceAll(/\s+/g, ' ')) || '',
        })
      }
      named(member, file)
    }
  }

  /** Types that a field names, however deep. */
  function named(node: ts.Node, file: string) {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) follow(node.typeName.text, file)
    ts.forEachChild(node, child => named(child, file))
  }

  function follow(name: string, file: string) {
    const found = lookUp(name, file, source)
    if (found) visit(found)
  }
}

type Source = (file: string) => ts.SourceFile

/** `href?: undefined` says what a form of a union has not. */
const isNothing = (type: ts.TypeNode | undefined) =>
  type?.kind === ts.SyntaxKind.UndefinedKeyword || type?.kind === ts.SyntaxKind.NeverKeyword

const sentenceOf = (node: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(comment => ts.getTextOfJSDocComment(comment.comment) ?? '')
    .join(' ')
    .trim()

/** The types of what a function takes, also of one inside `memo()` and the like. */
function taken(node: ts.Node): ts.TypeNode[] {
  if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node))
    return node.parameters.slice(0, 1).flatMap(parameter => parameter.type ?? [])
  if (ts.isVariableDeclaration(node)) return node.initializer ? taken(node.initializer) : []
  if (ts.isCallExpression(node))
    return [...(node.typeArguments ?? []), ...node.arguments.flatMap(argument => taken(argument))]
  return []
}

const target = (specifier: ts.Expression | undefined, file: string) => {
  if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return
  const path = join(dirname(file), specifier.text)
  return existsSync(path) ? path : undefined
}

/** Lists the exports of a module with their declarations. */
function exported(file: string, source: Source): Declared[] {
  return source(file).statements.flatMap(statement => {
    if (!ts.isExportDeclaration(statement)) return []
    const from = target(statement.moduleSpecifier, file)
    if (!statement.exportClause) return from ? exported(from, source) : []
    if (!ts.isNamedExports(statement.exportClause)) return []
    return statement.exportClause.elements.flatMap(
      element => lookUp((element.propertyName ?? element.name).text, from ?? file, source) ?? [],
    )
  })
}

/** Finds the declaration of a name, in the module or in the file that it imports it from. */
function lookUp(name: string, file: string, source: Source): Declared | undefined {
  for (const statement of source(file).statements) {
    if (
      (ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isFunctionDeclaration(statement)) &&
      statement.name?.text === name
    )
      return { name, node: statement, file }
    if (ts.isVariableStatement(statement))
      for (const node of statement.declarationList.declarations)
        if (ts.isIdentifier(node.name) && node.name.text === name) return { name, node, file }
    const elements =
      ts.isImportDeclaration(statement) &&
      statement.importClause?.namedBindings &&
      ts.isNamedImports(statement.importClause.namedBindings)
        ? statement.importClause.namedBindings.elements
        : ts.isExportDeclaration(statement) &&
            statement.exportClause &&
            ts.isNamedExports(statement.exportClause)
          ? statement.exportClause.elements
          : []
    const element = elements.find(each => each.name.text === name)
    const from =
      element && target((statement as ts.ImportDeclaration | ts.ExportDeclaration).moduleSpecifier, file)
    if (element && from) return lookUp((element.propertyName ?? element.name).text, from, source)
  }
  return undefined
}
