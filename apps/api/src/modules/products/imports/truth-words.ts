/** TRUE and FALSE as spreadsheets of many languages write them, in lower case. */
const TRUE =
  'true yes 1 wahr ja vrai oui verdadero sí si vero verdadeiro sim waar prawda tak sann tosi kyllä igaz pravda ano adevărat doğru истина да αληθεσ αληθής benar 真 참 צודק אמת صحيح'
const FALSE =
  'false no 0 falsch nein faux non falso não onwaar nee fałsz nie usann falskt falsk nej nei epätosi ei hamis nem nepravda ne fals nu yanliş yanlış ложь нет ψευδεσ ψευδής salah 偽 假 거짓 שקר خطأ'

const words = (list: string) => new Set(list.split(' '))
const trueWords = words(TRUE)
const falseWords = words(FALSE)

/** Reads a cell that says yes or no. Null if it says neither. */
export function readTruth(cell: string): boolean | null {
  const word = cell.trim().toLowerCase().normalize('NFC')
  if (trueWords.has(word)) return true
  return falseWords.has(word) ? false : null
}
