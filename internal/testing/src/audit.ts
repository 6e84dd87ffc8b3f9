/**
 * IBM's Equal Access engine beside axe: it finds what axe does not, such as a field whose only name is its
 * placeholder. Runs inside of a page in which the engine's own script (`readIbmEngine`) has run before.
 */

export interface IbmFindings {
  /** What breaks a requirement, a line each: rule, place, what is wrong, the element. */
  violations: string[]
  /** What a person should look at, in the same form. */
  recommendations: string[]
}

interface Issue {
  ruleId: string
  reasonId: string
  value: readonly [policy: string, confidence: string]
  node: Node
  path: { dom: string }
  message: string
  snippet: string
}

interface Checker {
  rulesetRules: Record<string, string[]>
  check(root: Node, guidelines: readonly string[]): Promise<{ results: readonly Issue[] }>
}

/**
 * Looks at the whole document of the page that it is called in. It stands on its own, so that it can be sent to
 * a page: `page.evaluate(askIbm, [])`.
 *
 * @param except names of rules that have no sense for what is looked at, such as those about whole pages for a
 *   single component.
 */
export async function askIbm(except: readonly string[]): Promise<IbmFindings> {
  /** Where the engine is known to be wrong, or reports something that no user can reach. */
  const knownWrong: Record<string, (element: Element, reason: string) => boolean> = {
    // The link that leads past the header stands before all landmarks on purpose, as the first stop of all. axe's
    // `region` asks the same of everything else.
    aria_content_in_landmark: element =>
      element.matches('a[href^="#"]') && element === document.querySelector('a[href], button, input'),
    // It takes boxes of one name for one group. In a form's answer a name is that of the parameter, which several
    // groups may share: each has a name of its own, which `fieldset_label_valid` asks for.
    input_checkboxes_grouped: (element, reason) =>
      reason === 'fail_notsamegroup' && element.matches('[type=checkbox]'),
    // It takes words hidden from the eye for no words at all. axe asks the same, and reads them.
    label_content_exists: label =>
      Boolean(label.textContent?.trim() || (label as HTMLLabelElement).control?.ariaLabel?.trim()),
    // Radix keeps the focus in an open dialog with these, and so out of everything behind: no key leads there.
    aria_hidden_nontabbable: element =>
      element.matches('[data-radix-focus-guard]') || element.closest('[data-aria-hidden]') !== null,
    // A toast takes the focus to be read and thrown away; the empty ones before and after it lead in and out.
    element_tabbable_role_valid: element => element.closest('[data-component="Toasts"]') !== null,
  }
  const { ace } = globalThis as typeof globalThis & { ace?: { Checker: new () => Checker } }
  if (!ace) {
    throw new Error('The engine is not in this page. Evaluate the script that readIbmEngine() answers first.')
  }
  const guidelines = ['IBM_Accessibility', 'WCAG_2_2']
  const checker = new ace.Checker()
  // It cannot read colours in oklch, and says so for every element; contrast is axe's and the tokens' tests'.
  const left = new Set(['text_contrast_sufficient', ...except])
  for (const guideline of guidelines)
    checker.rulesetRules[guideline] = checker.rulesetRules[guideline]?.filter(rule => !left.has(rule)) ?? []
  const { results } = await checker.check(document, guidelines)
  const lines = (policy: string) => [
    ...new Set(
      results
        .filter(
          ({ ruleId, reasonId, value, node }) =>
            value[0] === policy &&
            value[1] === 'FAIL' &&
            !(node instanceof Element && knownWrong[ruleId]?.(node, reasonId)),
        )
        .map(({ ruleId, path, message, snippet }) => `${ruleId} ${path.dom}: ${message} ${snippet}`),
    ),
  ]
  return { violations: lines('VIOLATION'), recommendations: lines('RECOMMENDATION') }
}
