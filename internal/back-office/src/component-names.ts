import { addComponentNames } from '@stoa/ui/internal/system'

/** Keys of a host's messages: by name, so that asking for one fetches no text. */
export const componentNames: readonly string[] = [
  'balance',
  'bulkBar',
  'chartFrame',
  'checklist',
  'columnChoice',
  'conflictPanel',
  'copyButton',
  'dataTable',
  'dateRange',
  'editCell',
  'fileDrop',
  'filterBar',
  'formPage',
  'leaveDialog',
  'lineChart',
  'moveMenu',
  'optionEditor',
  'orderParts',
  'packList',
  'pictureField',
  'pictureStrip',
  'progressRun',
  'richText',
  'saveBar',
  'sellerLayout',
  'shopSwitcher',
  'shortcutHelp',
  'sideNav',
  'statTile',
  'stepper',
  'tokenInput',
  'tracking',
  'tree',
  'variantSheet',
  'viewTabs',
]

/** Lets the messages of `StoaProvider` name these components. Call it once before the provider draws. */
export const acceptMessages = (): void => addComponentNames(componentNames)
