import { AsyncLocalStorage } from 'node:async_hooks'

const acting = new AsyncLocalStorage<string>()

/** The id of the shop that the caller works for; undefined outside the seller area. */
export const actingShop = (): string | undefined => acting.getStore()

/** Runs `work` for a shop: its transactions can only write rows of that shop. */
export const actingFor = <T>(shopId: string, work: () => Promise<T>): Promise<T> => acting.run(shopId, work)
