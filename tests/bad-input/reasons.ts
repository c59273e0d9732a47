/** Why a request was refused: the code, after the field that has it. */
export const REASONS = {
  unreadable: 'unreadable',
  badAddress: 'address-unreadable',
  notJson: 'json-invalid',
  notAnObject: ': not-an-object',
  tooLarge: 'body-too-large',
  fileTooLarge: 'file: file-too-large',
  kindOfBody: 'body-type',
  oneFile: 'one-file',
  manyFiles: 'file: too-many-files',
  manyFields: 'too-many-fields',
  noFile: 'file: choose-file',
  emptyFile: 'file: file-empty',
  damaged: 'file: picture-damaged',
  misnamed: 'file: file-damaged',
  program: 'file: is-program',
  archive: 'file: is-archive',
  /** By the call that takes the file. */
  kindOfFile: { notices: 'file: not-a-document', gallery: 'file: not-a-picture' },
} as const
