import ts from 'typescript'

export interface RetiredTerm {
  /** Retired term as in the glossary: `letter`, `share-runs`, or the beginning of a constant, `MOST_`. */
  word: string
  /** The term to use. */
  instead: string
  /** The folder that it is retired in; everywhere when empty. */
  folder: string
}

export interface Finding extends RetiredTerm {
  file: string
  /** The exported identifier; absent when the file's own name has the word. */
  identifier?: string
}

/**
 * Returns the terms in `code type` from the last column of the glossary's tables. A term that ends with a slash is
 * the folder of those after it.
 */
export function readRetiredTerms(glossary: string): RetiredTerm[] {
  return glossary.split('\n').flatMap(line => {
    const cells = line.split('|').map(cell => cell.trim())
    if (cells.length !== 5 || !cells[3]) return []
    let folder = ''
    return [...cells[3].matchAll(/`([^`]+)`/g)].flatMap(([, word = '']) => {
      if (!word.endsWith('/')) return [{ word, instead: cells[1] ?? '', folder }]
      folder = word
      return []
    })
  })
}

/** Finds retired terms in a file's name and in its exports. */
export function findRetiredTerms(file: string, source: string, retired: RetiredTerm[]): Finding[] {
  const here = retired.filter(({ folder }) => file.startsWith(folder))
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '')
  const identifiers = /\.(ts|tsx|mts|mjs|js|cjs)$/.test(file) ? topLevelNames(file, source) : []
  return [
    ...here.filter(({ word }) => contains(name, word)).map(word => ({ ...word, file })),
    ...identifiers.flatMap(({ identifier, isExported }) =>
      here
        .filter(({ word }) => (isExported || word.endsWith('_')) && contains(identifier, word))
        .map(word => ({ ...word, file, identifier })),
    ),
  ]
}

function contains(name: string, word: string): boolean {
  if (word.endsWith('_')) return name.startsWith(word)
  const parts = `-${partsOf(name).join('-')}-`
  return parts.includes(`-${word}-`) || parts.includes(`-${word}s-`)
}

/** `cartBook`, `cart-book.test` and `CART_BOOK` are made of `cart` and `book`. */
const partsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

interface Name {
  identifier: string
  isExported: boolean
}

function topLevelNames(file: string, source: string): Name[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false)
  return tree.statements.flatMap((statement): Name[] => {
    if (ts.isExportDeclaration(statement))
      return statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => ({ identifier: name.text, isExported: true }))
        : []
    const isExported =
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    return declared(statement).map(identifier => ({ identifier, isExported }))
  })
}

function declared(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap(element => (ts.isBindingElement(element) ? namesIn(element.name) : []))
