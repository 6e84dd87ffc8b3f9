export const guardFallbackLabels = {
  needsScripts: 'Turn on JavaScript to use this page. It needs your login.',
} as const
