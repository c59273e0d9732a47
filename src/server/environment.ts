// Must be the first import: React and React Router choose their development or production code by
// this variable when they load.
process.env['NODE_ENV'] ??= process.argv.includes('--dev') ? 'development' : 'production'

// The database, keys, uploads and backups are only for this account, whoever starts the server.
process.umask(0o077)
