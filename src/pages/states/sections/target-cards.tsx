import type { Target } from '../../../content/states/types.ts';
import { Copy } from '../../../ui/copy.tsx';

/** Which searches, places or people come first, as three numbered cards. */
export function TargetCards({ targets }: { targets: readonly Target[] }) {
  return (
    <ol className="tgts">
      {targets.map(({ name, text }, index) => (
        <li key={name} className="tgt">
          <p className="tgt__n" aria-hidden="true">
            {index + 1}
          </p>
          <h3>{name}</h3>
          <p>
            <Copy text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
