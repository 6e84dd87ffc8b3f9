type Choice = string | boolean | undefined

/** Classes of a recipe, as the build of its style file writes them. */
interface Recipe {
  readonly defaultClassName: string
  readonly variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly defaultVariants: Readonly<Record<string, Choice>>
  readonly compoundVariants: readonly (readonly [when: Readonly<Record<string, Choice>>, className: string])[]
}

/** Returns the function of a recipe: from the chosen variants to the classes. */
export const createRuntimeFn =
  ({ defaultClassName, variantClassNames, defaultVariants, compoundVariants }: Recipe) =>
  (choices: Readonly<Record<string, Choice>> = {}): string => {
    const choiceOf = (name: string) => choices[name] ?? defaultVariants[name]
    let classes = defaultClassName
    for (const [name, classNames] of Object.entries(variantClassNames)) {
      const className = classNames[`${choiceOf(name)}`]
      if (className) classes += ` ${className}`
    }
    for (const [when, className] of compoundVariants)
      if (Object.entries(when).every(([name, choice]) => choiceOf(name) === choice))
        classes += ` ${className}`
    return classes
  }
