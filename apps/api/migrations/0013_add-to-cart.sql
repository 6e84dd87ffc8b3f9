-- Adds pieces of a variant to somebody's cart, as one call of one statement: the cart is locked, looked at and written
-- without a way back to the process in between. Each step sees what was committed before it.
CREATE FUNCTION add_to_cart(
  fresh_id uuid, whose uuid, variant uuid, pieces integer, most_pieces integer, most_lines integer,
  price bigint, at timestamptz
) RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  line cart_items;
  held integer;
  lines integer;
BEGIN
  -- Deleting the account locks the same row for itself: it waits for us, or we for it.
  PERFORM FROM users WHERE id = whose AND deleted_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN RETURN json_build_object('outcome', 'no_account'); END IF;
  -- Those who count the lines of a cart at the same time would all find the last place free.
  PERFORM pg_advisory_xact_lock(hashtextextended(whose::text, 1));
  UPDATE cart_items SET quantity = quantity + pieces, added_price_minor = price, updated_at = at
  WHERE user_id = whose AND variant_id = variant AND quantity + pieces <= most_pieces
  RETURNING * INTO line;
  IF NOT FOUND THEN
    SELECT count(*), coalesce(sum(quantity) FILTER (WHERE variant_id = variant), 0) INTO lines, held
    FROM cart_items WHERE user_id = whose;
    IF held = 0 AND lines >= most_lines THEN RETURN json_build_object('outcome', 'full'); END IF;
    IF held + pieces > most_pieces THEN RETURN json_build_object('outcome', 'not_enough', 'held', held); END IF;
    INSERT INTO cart_items (id, user_id, variant_id, quantity, added_price_minor, created_at, updated_at)
    VALUES (fresh_id, whose, variant, pieces, price, at, at)
    RETURNING * INTO line;
  END IF;
  RETURN json_build_object('outcome', 'added', 'id', line.id, 'quantity', line.quantity);
END $$;
