import { XMLParser } from 'fast-xml-parser'

export interface ListPage {
  files: { key: string; bytes: number }[]
  /** Asks for the next page; absent on the last one. */
  next?: string
}

const parser = new XMLParser({
  parseTagValue: false,
  isArray: name => name === 'Contents' || name === 'Error',
})

/** @throws Error if it isn't a list */
export function readListPage(xml: string): ListPage {
  const { ListBucketResult: list } = parser.parse(xml)
  if (!list) throw new Error('the bucket answered something that is no list')
  const contents: { Key: string; Size: string }[] = list.Contents ?? []
  return {
    files: contents.map(({ Key, Size }) => ({ key: Key, bytes: Number(Size) })),
    ...(list.IsTruncated === 'true' && { next: String(list.NextContinuationToken) }),
  }
}

/** Reads the keys that were not removed. The call returns 200 for them too. */
export function readRefusedKeys(xml: string): string[] {
  const errors: { Key: string; Code: string }[] = parser.parse(xml).DeleteResult?.Error ?? []
  return errors.map(({ Key, Code }) => `${Key} (${Code})`)
}

/** Returns a message for the log, such as `the bucket answered 403 SignatureDoesNotMatch`. */
export async function readFailure(answer: Response): Promise<string> {
  const text = await answer.text().catch(() => '')
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1]
  return `the bucket answered ${[answer.status, code].filter(Boolean).join(' ')}`
}
