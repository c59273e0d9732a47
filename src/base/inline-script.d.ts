declare module '*.js?inline-script' {
  const script: string
  export default script
}
