interface ServedFileOf {
  filePath: string
  fileName: string
  fileSize: number
}

/** Undefined for a record without a file. */
export function fileOf({
  filePath,
  fileName,
  fileSize,
}: {
  [Field in keyof ServedFileOf]: ServedFileOf[Field] | null
}): ServedFileOf | undefined {
  if (filePath === null || fileName === null || fileSize === null) return undefined
  return { filePath, fileName, fileSize }
}
