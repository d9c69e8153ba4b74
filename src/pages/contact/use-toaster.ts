import { type ComponentProps, type ComponentType, useCallback, useState } from 'react';
import type Toaster from '../../ui/toast.tsx';

/**
 * The toast's code, which only visitors who write to us need. It is undefined until `load` was called and has fetched it,
 * and stays so where it cannot be fetched. `load` may be called often; after a failure it tries again.
 */
export function useToaster() {
  const [Component, setComponent] = useState<ComponentType<ComponentProps<typeof Toaster>>>();
  const load = useCallback(() => {
    import('../../ui/toast.tsx').then(({ default: Loaded }) => setComponent(() => Loaded)).catch(() => {});
  }, []);
  return { Toaster: Component, load };
}
