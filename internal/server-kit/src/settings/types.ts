/** A process that reads settings. */
export type ProcessName = 'api' | 'storefront'

/** Properties of every setting, regardless of its kind. */
export interface About<For extends ProcessName> {
  /** Processes that read it. */
  readonly for: readonly For[]
  /** Description in the operator's table: Markdown, one line, no period at the end. */
  readonly says: string
  /** Never printed, and read from the file that `NAME_FILE` names as well. */
  readonly secret?: true
  /** Default shown in the table, if it is derived from other settings. */
  readonly usually?: string
  /** Outside the demo it must be set; this says how. */
  readonly needed?: string
}

/** A default for every process, or one for each. */
export type WithDefault<For extends ProcessName, Value> = About<For> & {
  readonly default: Value | Readonly<Record<ProcessName, Value>>
}

export interface Setting<Value, Default, For extends ProcessName> extends About<For> {
  /** Null if the setting is optional. */
  readonly default: Default | Readonly<Record<ProcessName, Default>>
  /** The value of a text that is not empty, or why it cannot be one: the end of the sentence "NAME must …". */
  readonly parse: (text: string) => { value: Value } | { must: string }
}

// biome-ignore lint/suspicious/noExplicitAny: a table holds settings of every type.
export type Settings = Readonly<Record<string, Setting<any, any, ProcessName>>>

/** Text setting: always present if it has a default, otherwise null if it is not set. */
export interface TextKind {
  <For extends ProcessName>(about: WithDefault<For, string>): Setting<string, string, For>
  <For extends ProcessName>(about: About<For>): Setting<string, null, For>
}

export type AddressKind = (
  /** Such as `https`. */
  schemes: readonly string[],
) => TextKind

export interface ChoiceKind {
  <const Word extends string, For extends ProcessName>(
    words: readonly Word[],
    about: WithDefault<For, NoInfer<Word>>,
  ): Setting<Word, Word, For>
  <const Word extends string, For extends ProcessName>(
    words: readonly Word[],
    about: About<For>,
  ): Setting<Word, null, For>
}

/** Whole number setting: always present if it has a default, otherwise null if it is not set. */
export interface WholeKind {
  <For extends ProcessName>(
    from: number,
    to: number,
    about: WithDefault<For, number>,
  ): Setting<number, number, For>
  <For extends ProcessName>(from: number, to: number, about: About<For>): Setting<number, null, For>
}

/** A part of a whole, from 0 to 1. */
export type ShareKind = <For extends ProcessName>(
  about: WithDefault<For, number>,
) => Setting<number, number, For>

export type ProxiesKind = <For extends ProcessName>(
  about: WithDefault<For, string>,
) => Setting<string | false, string, For>

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<Camel<Rest>>}`
  : Lowercase<Name>

type ValueOf<S> = S extends Setting<infer Value, infer Default, ProcessName> ? Value | Default : never

type ReadersOf<S> = S extends Setting<unknown, unknown, infer For> ? For : never

/** The settings of one process by their names in camel case: `DATABASE_URL` is `databaseUrl`. */
export type Values<Table extends Settings, Name extends ProcessName> = {
  readonly [Key in keyof Table as Name extends ReadersOf<Table[Key]> ? Camel<Key & string> : never]: ValueOf<
    Table[Key]
  >
}
