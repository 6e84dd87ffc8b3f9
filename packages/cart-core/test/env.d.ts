interface ImportMeta {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Vite's: imports every file that fits. */
  glob(files: readonly string[], options: { query: string; eager: true }): Record<string, unknown>
}
