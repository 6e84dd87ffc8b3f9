import type { FetchOptions } from 'openapi-fetch'
import type { Problem, paths } from './schema.ts'

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The paths that have the method. */
export type PathsWith<Paths, M extends HttpMethod> = {
  [P in keyof Paths]: Paths[P] extends { readonly [K in M]: { readonly responses: unknown } } ? P : never
}[keyof Paths]

type Operation<Paths, P extends keyof Paths, M extends HttpMethod> = M extends keyof Paths[P]
  ? Paths[P][M]
  : never

type Body<R> = R extends { readonly content: infer C } ? C[keyof C] : undefined
type SuccessStatus = 200 | 201 | 202 | 204

type Success<O> = O extends { readonly responses: infer R }
  ? { [S in keyof R & SuccessStatus]: Body<R[S]> }[keyof R & SuccessStatus]
  : never

/** Type of the data that a successful call of the operation returns. */
export type ResponseData<P extends keyof paths, M extends HttpMethod = 'get'> = Success<
  Operation<paths, P, M>
>

/** Either `data`, or `error` with a `response` that is not ok. */
export type ApiAnswer<T> =
  | { readonly data: T; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: Problem; readonly response: Response }

type RequiredKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T]
type Init<O> =
  RequiredKeys<FetchOptions<O>> extends never ? [init?: FetchOptions<O>] : [init: FetchOptions<O>]

type Call<Paths, M extends HttpMethod> = <P extends PathsWith<Paths, M>>(
  path: P,
  ...init: Init<Operation<Paths, P, M>>
) => Promise<ApiAnswer<Success<Operation<Paths, P, M>>>>

/**
 * The contract's calls by method. Its own type, because openapi-fetch's turns the contract's readonly lists into
 * objects on their way out.
 */
export interface ClientOf<Paths> {
  readonly GET: Call<Paths, 'get'>
  readonly POST: Call<Paths, 'post'>
  readonly PUT: Call<Paths, 'put'>
  readonly PATCH: Call<Paths, 'patch'>
  readonly DELETE: Call<Paths, 'delete'>
}

export type ApiClient = ClientOf<paths>
