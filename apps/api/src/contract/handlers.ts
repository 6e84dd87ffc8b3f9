import type { Readable } from 'node:stream'
import type { operations as operatorOperations } from '@stoa/api-client/operator-schema'
import type { operations } from '@stoa/api-client/schema'
import type { FastifyBaseLogger } from 'fastify'
import type { OperatorKey } from '../platform/operator-keys.ts'

/** Caller, as stored in the database at this moment. */
export interface Actor {
  userId: string
  sessionId: string
  roles: readonly string[]
}

/**
 * Shop for which the caller acts, as stored in the database at this moment. Created only by the module `shop-scope`.
 */
export interface ShopScope {
  userId: string
  shopId: string
  slug: string
  role: 'owner' | 'manager' | 'staff'
  /** Permissions of a staff member. */
  keys: readonly string[]
}

/** A file that was sent: it is on the disk until the call is answered, so that none waits in memory for its turn. */
export interface SpooledFile {
  filename: string
  path: string
}

/** An answer that is no JSON. */
export interface RawAnswer {
  contentType: string
  body: Buffer | Readable
  headers?: Readonly<Record<string, string>>
}

/** Operator who calls, as stored in the database at this moment. */
export interface Operator extends Actor {
  name: string
  email: string
  keys: readonly OperatorKey[]
}

export type OperationId = keyof operations
/** File parts, which the generated types know as strings. */
interface Files {
  updateProfile: 'avatar'
  uploadPicture: 'picture'
  startImport: 'file'
  uploadSellerPicture: 'picture'
  uploadSellerReturnLabel: 'label'
  uploadOperatorPicture: 'picture'
}
type AsFiles<T> = { readonly [F in keyof T]: SpooledFile }

/** An operation, as the generated types describe it. */
interface Described {
  parameters: { path?: unknown; query?: unknown; header?: unknown }
  responses: unknown
}
type Given<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>
type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined
type Body<O> = O extends { requestBody: infer B } ? Content<NonNullable<B>> : undefined
type WithFiles<Id extends string, B> = Id extends keyof Files
  ? Omit<B, Files[Id]> & AsFiles<Pick<B, Files[Id] & keyof B>>
  : B
type Success<R> = R extends { content: { 'application/json': infer B } }
  ? B
  : R extends { content: Record<string, unknown> }
    ? RawAnswer
    : undefined
type Answers<R> = { [S in keyof R & (200 | 201 | 202 | 204)]: Success<R[S]> }[keyof R &
  (200 | 201 | 202 | 204)]

interface CallOf<O extends Described, A extends Actor, B> {
  params: Given<O['parameters']['path']>
  query: Given<O['parameters']['query']>
  /** Headers by their names in the contract. */
  headers: Given<O['parameters']['header']>
  body: B
  /** Present only if the contract requires a session. Reading it otherwise is a programming error and throws. */
  readonly actor: A
  requestId: string
  ip: string
  userAgent: string | null
  /** Raw value of the header `Cookie`. */
  cookies: string | undefined
  log: FastifyBaseLogger
  /** Whether the client has the version with this etag already. */
  isKnown(etag: string): boolean
  /** Sets a header of the answer. */
  header(name: string, value: string): void
}

export interface Call<Id extends OperationId>
  extends CallOf<operations[Id], Actor, WithFiles<Id, Body<operations[Id]>>> {
  /** Present only if the contract has an `x-shop-key`. Reading it otherwise is a programming error and throws. */
  readonly shop: ShopScope
}

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<Answers<operations[Id]['responses']>>
/** One for each operation of the contract: a missing one, or one with another answer, does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

export type OperatorOperationId = keyof operatorOperations
export type OperatorCall<Id extends OperatorOperationId> = CallOf<
  operatorOperations[Id],
  Operator,
  WithFiles<Id, Body<operatorOperations[Id]>>
>
/** One for each operation of the operator console. */
export type OperatorHandlers = {
  [Id in OperatorOperationId]: (
    call: OperatorCall<Id>,
  ) => Promise<Answers<operatorOperations[Id]['responses']>>
}
