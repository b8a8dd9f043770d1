<?php
/**
 * Settings, Lampstand: for administrators.
 *
 * @package Lampstand
 */

defined( 'ABSPATH' ) || exit;

/** Puts the page into the menu. */
function lampstand_add_page() {
	add_options_page( __( 'Lampstand', 'lampstand' ), __( 'Lampstand', 'lampstand' ), 'manage_options', 'lampstand', 'lampstand_show_page' );
}
add_action( 'admin_menu', 'lampstand_add_page' );

/** Makes the settings known to WordPress, which checks the nonce and the capability when they are saved. */
function lampstand_register_settings() {
	register_setting(
		'lampstand',
		LAMPSTAND_OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => 'lampstand_check_settings',
		)
	);
}
add_action( 'admin_init', 'lampstand_register_settings' );

/**
 * Checks what was typed. A value that cannot be right is said, and the one before it stays.
 *
 * @param mixed $typed What the form sent.
 * @return array{origin: string, church: string, everywhere: bool}
 */
function lampstand_check_settings( $typed ) {
	$typed  = is_array( $typed ) ? $typed : array();
	$before = lampstand_settings();
	$origin = lampstand_origin( $typed['origin'] ?? '' );
	$church = lampstand_slug( $typed['church'] ?? '' );
	if ( '' === $origin && '' !== trim( (string) ( $typed['origin'] ?? '' ) ) ) {
		add_settings_error( 'lampstand', 'origin', __( 'Enter an address like https://lampstand.example. We kept the old one.', 'lampstand' ) );
		$origin = $before['origin'];
	}
	if ( '' === $church && '' !== trim( (string) ( $typed['church'] ?? '' ) ) ) {
		add_settings_error( 'lampstand', 'church', __( 'A church ID has only lowercase letters, numbers and hyphens, for example grace-chapel. We kept the old one.', 'lampstand' ) );
		$church = $before['church'];
	}
	delete_transient( LAMPSTAND_CATALOGUE );

	return array(
		'origin'     => $origin,
		'church'     => $church,
		'everywhere' => ! empty( $typed['everywhere'] ),
	);
}

/** Shows the page. */
function lampstand_show_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = lampstand_settings();
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Lampstand', 'lampstand' ); ?></h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'lampstand' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="lampstand-origin"><?php esc_html_e( 'Lampstand address', 'lampstand' ); ?></label></th>
					<td>
						<input id="lampstand-origin" name="<?php echo esc_attr( LAMPSTAND_OPTION ); ?>[origin]" type="url" class="regular-text code" placeholder="https://lampstand.example" value="<?php echo esc_attr( $settings['origin'] ); ?>" aria-describedby="lampstand-origin-hint">
						<p class="description" id="lampstand-origin-hint"><?php esc_html_e( 'Where you log in to Lampstand. Copy it from your browser. Anything after the domain is ignored.', 'lampstand' ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="lampstand-church"><?php esc_html_e( 'Church ID', 'lampstand' ); ?></label></th>
					<td>
						<input id="lampstand-church" name="<?php echo esc_attr( LAMPSTAND_OPTION ); ?>[church]" type="text" class="regular-text code" placeholder="grace-chapel" autocomplete="off" spellcheck="false" value="<?php echo esc_attr( $settings['church'] ); ?>" aria-describedby="lampstand-church-hint">
						<p class="description" id="lampstand-church-hint"><?php esc_html_e( 'You’ll find it under your church’s name in Lampstand, and in each embed code.', 'lampstand' ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><?php esc_html_e( 'Every page', 'lampstand' ); ?></th>
					<td>
						<label for="lampstand-everywhere">
							<input id="lampstand-everywhere" name="<?php echo esc_attr( LAMPSTAND_OPTION ); ?>[everywhere]" type="checkbox" value="1" <?php checked( $settings['everywhere'] ); ?> aria-describedby="lampstand-everywhere-hint">
							<?php esc_html_e( 'Load the script on every page', 'lampstand' ); ?>
						</label>
						<p class="description" id="lampstand-everywhere-hint"><?php esc_html_e( 'Only needed for placeholders pasted as HTML. The shortcode, the block and links load the script themselves.', 'lampstand' ); ?></p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
		<?php lampstand_show_apps( $settings ); ?>
	</div>
	<?php
}

/**
 * Shows the apps and how each is written, or why there are none.
 *
 * @param array{origin: string, church: string, everywhere: bool} $settings The settings.
 */
function lampstand_show_apps( $settings ) {
	$apps = lampstand_catalogue();
	echo '<h2>' . esc_html__( 'Apps', 'lampstand' ) . '</h2>';
	if ( ! $apps ) {
		$says = '' === $settings['origin']
			? __( 'Save the Lampstand address to see them.', 'lampstand' )
			: __( 'We can’t reach Lampstand. Check the address above or try again.', 'lampstand' );
		echo '<p>' . esc_html( $says ) . '</p>';
		return;
	}
	echo '<p>' . esc_html__( 'In the block editor, choose the block “Lampstand app”. Anywhere else, use the shortcode.', 'lampstand' ) . '</p>';
	echo '<table class="widefat striped"><thead><tr><th scope="col">' . esc_html__( 'App', 'lampstand' ) . '</th><th scope="col">' . esc_html__( 'Shortcode', 'lampstand' ) . '</th></tr></thead><tbody>';
	foreach ( $apps as $id => $app ) {
		printf( '<tr><td><strong>%s</strong><br>%s</td><td><code>[lampstand app="%s"]</code></td></tr>', esc_html( $app['name'] ), esc_html( $app['summary'] ), esc_html( $id ) );
	}
	echo '</tbody></table>';
}

/**
 * A link to the settings beside the plugin's name.
 *
 * @param string[] $links The links there are.
 * @return string[]
 */
function lampstand_plugin_links( $links ) {
	array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=lampstand' ) ), esc_html__( 'Settings', 'lampstand' ) ) );

	return $links;
}
add_filter( 'plugin_action_links_' . plugin_basename( LAMPSTAND_FILE ), 'lampstand_plugin_links' );
