/** The head of an answer that is saved as a file. */
export const asDownload = (fileName: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="${fileName}"`,
  'x-content-type-options': 'nosniff',
})
