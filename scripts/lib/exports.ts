import { join } from 'node:path'
import ts from 'typescript'

const options: ts.CompilerOptions = {
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noLib: true,
  types: [],
}

export interface ExportedValue {
  name: string
  /** Its docstring in one line; empty without one. */
  sentence: string
}

/** The values (not the types) that modules export, with their docstrings, by the module's file, in order of name. */
export function exportedValues(files: readonly string[]): ReadonlyMap<string, readonly ExportedValue[]> {
  // Names and docstrings are in the package's own files: declarations of libraries need not be read.
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({
      resolvedModule: /^\.{1,2}\/.*\.tsx?$/.test(text)
        ? { resolvedFileName: join(from, '..', text), extension: text.slice(text.lastIndexOf('.')) }
        : undefined,
    }))
  const program = ts.createProgram([...files], options, host)
  const checker = program.getTypeChecker()
  const exportedValue = (symbol: ts.Symbol): ExportedValue | undefined => {
    const declared = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    if (!(declared.flags & ts.SymbolFlags.Value)) return undefined
    const sentence = ts.displayPartsToString(declared.getDocumentationComment(checker))
    return { name: symbol.name, sentence: sentence.replace(/\s+/g, ' ').trim() }
  }
  return new Map(
    files.map(file => {
      const source = program.getSourceFile(file)
      const module = source && checker.getSymbolAtLocation(source)
      if (!module) throw new Error(`${file} is no module.`)
      const values = checker.getExportsOfModule(module).flatMap(symbol => exportedValue(symbol) ?? [])
      return [file, values.sort((one, other) => one.name.localeCompare(other.name))]
    }),
  )
}
