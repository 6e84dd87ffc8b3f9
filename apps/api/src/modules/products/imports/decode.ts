/** The text of a file, UTF-8 or else what spreadsheets on Windows write. NULs go: no database takes them. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: 'utf-8' | 'windows-1252' } {
  try {
    return { text: clean(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), encoding: 'utf-8' }
  } catch {
    return { text: clean(new TextDecoder('windows-1252').decode(bytes)), encoding: 'windows-1252' }
  }
}

const clean = (text: string) => text.replaceAll('\0', '')
