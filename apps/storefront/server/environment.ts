// Imported before anything that loads React, which picks its build by this variable once.
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production'

export {}
