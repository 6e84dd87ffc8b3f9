/** System of the components, for packages of the workspace that add components. It is not published. */
export { addComponentNames } from '../system/component-names.ts'
export { cx } from '../system/cx.ts'
export { giveBack, pathOutwards } from '../system/give-back.ts'
export { lazy, lazyPart, onIntent, useIdlePreload, useLazy } from '../system/lazy-part.ts'
export { Anchor } from '../system/link.tsx'
export { useStoa } from '../system/provider.tsx'
export { useFileDrop } from '../system/use-file-drop.ts'
export { useLabels } from '../system/use-labels.ts'
