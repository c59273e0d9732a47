// Must be the first import: React and React Router choose their development or production code by
// this variable when they load.
process.env['NODE_ENV'] ??= process.argv.includes('--dev') ? 'development' : 'production'
