import { balanceLabels } from './balance/balance.labels.ts'
import { bulkBarLabels } from './bulk-bar/bulk-bar.labels.ts'
import { chartFrameLabels } from './chart-frame/chart-frame.labels.ts'
import { checklistLabels } from './checklist/checklist.labels.ts'
import { columnChoiceLabels } from './column-choice/column-choice.labels.ts'
import { conflictPanelLabels } from './conflict-panel/conflict-panel.labels.ts'
import { copyButtonLabels } from './copy-button/copy-button.labels.ts'
import { dataTableLabels } from './data-table/data-table.labels.ts'
import { dateRangeLabels } from './date-range/date-range.labels.ts'
import { editCellLabels } from './edit-cell/edit-cell.labels.ts'
import { fileDropLabels } from './file-drop/file-drop.labels.ts'
import { filterBarLabels } from './filter-bar/filter-bar.labels.ts'
import { formPageLabels } from './form-page/form-page.labels.ts'
import { leaveDialogLabels } from './leave-dialog/leave-dialog.labels.ts'
import { lineChartLabels } from './line-chart/line-chart.labels.ts'
import { moveMenuLabels } from './move/move-menu.labels.ts'
import { optionEditorLabels } from './option-editor/option-editor.labels.ts'
import { orderPartsLabels } from './order-parts/order-parts.labels.ts'
import { packListLabels } from './pack-list/pack-list.labels.ts'
import { pictureFieldLabels } from './picture-field/picture-field.labels.ts'
import { pictureStripLabels } from './picture-strip/picture-strip.labels.ts'
import { progressRunLabels } from './progress-run/progress-run.labels.ts'
import { richTextLabels } from './rich-text/rich-text.labels.ts'
import { saveBarLabels } from './save-bar/save-bar.labels.ts'
import { sellerLayoutLabels } from './seller-layout/seller-layout.labels.ts'
import { shopSwitcherLabels } from './shop-switcher/shop-switcher.labels.ts'
import { shortcutHelpLabels } from './shortcut-help/shortcut-help.labels.ts'
import { sideNavLabels } from './side-nav/side-nav.labels.ts'
import { statTileLabels } from './stat-tile/stat-tile.labels.ts'
import { stepperLabels } from './stepper/stepper.labels.ts'
import { tokenInputLabels } from './token-input/token-input.labels.ts'
import { trackingLabels } from './tracking/tracking.labels.ts'
import { treeLabels } from './tree/tree.labels.ts'
import { variantSheetLabels } from './variant-sheet/variant-sheet.labels.ts'
import { viewTabsLabels } from './view-tabs/view-tabs.labels.ts'

export { acceptMessages, componentNames } from './component-names.ts'

/** English text of the components, by component: the part of `StoaProvider`'s `messages` that belongs to this package. */
export const english = {
  balance: balanceLabels,
  bulkBar: bulkBarLabels,
  chartFrame: chartFrameLabels,
  checklist: checklistLabels,
  columnChoice: columnChoiceLabels,
  conflictPanel: conflictPanelLabels,
  copyButton: copyButtonLabels,
  dataTable: dataTableLabels,
  dateRange: dateRangeLabels,
  editCell: editCellLabels,
  fileDrop: fileDropLabels,
  filterBar: filterBarLabels,
  formPage: formPageLabels,
  leaveDialog: leaveDialogLabels,
  lineChart: lineChartLabels,
  moveMenu: moveMenuLabels,
  optionEditor: optionEditorLabels,
  orderParts: orderPartsLabels,
  packList: packListLabels,
  pictureField: pictureFieldLabels,
  pictureStrip: pictureStripLabels,
  progressRun: progressRunLabels,
  richText: richTextLabels,
  saveBar: saveBarLabels,
  sellerLayout: sellerLayoutLabels,
  shopSwitcher: shopSwitcherLabels,
  shortcutHelp: shortcutHelpLabels,
  sideNav: sideNavLabels,
  statTile: statTileLabels,
  stepper: stepperLabels,
  tokenInput: tokenInputLabels,
  tracking: trackingLabels,
  tree: treeLabels,
  variantSheet: variantSheetLabels,
  viewTabs: viewTabsLabels,
} as const
