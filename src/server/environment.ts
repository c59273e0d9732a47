// Imported before all else: React and React Router choose between their halves by this when they load.
process.env['NODE_ENV'] ??= process.argv.includes('--dev') ? 'development' : 'production'
