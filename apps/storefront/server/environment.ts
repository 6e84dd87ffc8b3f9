// Imported before anything that loads React: it decides by this variable, once, which build it is.
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production'

export {}
