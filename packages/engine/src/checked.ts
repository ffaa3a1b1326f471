/** The build replaces the name below; without a build and without a process, checks are on. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    return false;
  }
}

/** Whether the engine checks what games hand it; production builds save the time. */
export const CHECKED = !isProduction();
