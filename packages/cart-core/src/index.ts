export type * from './actions.ts'
export { createMemoryStorage } from './adapters/memory-storage.ts'
export { randomId } from './adapters/random-id.ts'
export { type AuthEvent, authReducer, initialAuthState } from './auth/reducer.ts'
export { GUEST_GROUP } from './cart/project.ts'
export { cartRow, selectedLines } from './cart/selectors.ts'
export { type Core, type CoreEvents, createCore } from './create-core.ts'
export {
  MESSAGES,
  type Message,
  type MessageId,
  type MessageTable,
  type Notice,
  type NoticeKind,
  type NoticeValues,
  noticeText,
} from './messages.ts'
export { lineAmount, unitPrice } from './money.ts'
export type * from './ports.ts'
export { isSafePath, type ReturnAddress } from './return-address.ts'
export { STORAGE_KEYS } from './storage-keys.ts'
export { shallowEqual } from './store.ts'
export * from './types.ts'
