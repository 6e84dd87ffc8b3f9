import { askIbm, type IbmFindings } from '@stoa/testing/audit'
import engine from 'accessibility-checker-engine/ace.js?raw'

/** Asks IBM's engine about this page, which it brings along the first time. */
export function ibmFindings(except: readonly string[] = []): Promise<IbmFindings> {
  if (!('ace' in globalThis)) {
    const script = document.createElement('script')
    script.textContent = engine
    document.head.append(script)
  }
  return askIbm(except)
}
