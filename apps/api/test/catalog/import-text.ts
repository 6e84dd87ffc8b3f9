import { importFile } from '../../src/modules/products/index.ts'
import type { TestApp } from '../app.ts'
import { temporaryFile } from './command.ts'

/** Runs the command's function on a file of this text, without a process around it. */
export const importText = async (
  { deps }: TestApp,
  text: string,
  shop: string,
  fetchPicture: ((mediaId: string) => Promise<void>) | null = null,
) => importFile({ deps, path: await temporaryFile(text), fileName: 'products.csv', shop, fetchPicture })
