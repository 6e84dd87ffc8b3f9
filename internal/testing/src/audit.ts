/**
 * Runs IBM's Equal Access engine in addition to axe. It finds what axe does not, such as a field whose only name is
 * its placeholder. Runs inside a page that has already run the engine's own script (`readIbmEngine`).
 */

export interface IbmFindings {
  /** Violations, a line each: rule, place, problem and element. */
  violations: string[]
  /** Findings that a person should check, in the same form. */
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
 * Checks the whole document of the page that runs it. Uses nothing from outside, so that it can be sent to a page:
 * `page.evaluate(askIbm, [])`.
 *
 * @param except names of rules that have no sense for what is looked at, such as those about whole pages for a
 *   single component.
 */
export async function askIbm(except: readonly string[]): Promise<IbmFindings> {
  /** Cases in which the engine is known to be wrong, or reports something that no user can reach. */
  const knownWrong: Record<string, (element: Element, reason: string) => boolean> = {
    // The link that skips the header precedes all landmarks intentionally, as the first tab stop. axe's `region`
    // checks everything else.
    aria_content_in_landmark: element =>
      element.matches('a[href^="#"]') && element === document.querySelector('a[href], button, input'),
    // It takes boxes of one name for one group. In a form's answer a name is that of the parameter, which several
    // groups may share: each has a name of its own, which `fieldset_label_valid` asks for.
    input_checkboxes_grouped: (element, reason) =>
      reason === 'fail_notsamegroup' && element.matches('[type=checkbox]'),
    // It ignores visually hidden text. axe checks the same and reads it.
    label_content_exists: label =>
      Boolean(label.textContent?.trim() || (label as HTMLLabelElement).control?.ariaLabel?.trim()),
    // A toast takes the focus to be read and thrown away; the empty ones before and after it lead in and out.
    element_tabbable_role_valid: element => element.closest('[data-component="Toasts"]') !== null,
  }
  const { ace } = globalThis as typeof globalThis & { ace?: { Checker: new () => Checker } }
  if (!ace) {
    throw new Error('The engine is not in this page. Evaluate the script that readIbmEngine() answers first.')
  }
  const guidelines = ['IBM_Accessibility', 'WCAG_2_2']
  const checker = new ace.Checker()
  // It cannot read colors in oklch, and reports every element; axe and the tests of the tokens check contrast.
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
