/** File system codes of permissions, file types and space, which are no bugs. */
const CODES = /^(?:EACCES|EDQUOT|EEXIST|EISDIR|ENOSPC|ENOTDIR|EPERM|EROFS)$/;

/** Tells whether an error is of a file or folder that can't be used as an operator has left it. */
export function isFileError(error: unknown): error is Error {
  return error instanceof Error && "code" in error && CODES.test(String(error.code));
}
