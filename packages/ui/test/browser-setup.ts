import '../src/styles/foundation.ts'

document.body.dataset.stoa = ''
